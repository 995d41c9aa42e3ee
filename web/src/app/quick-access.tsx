import { QuickAccess } from '../features/home/quick-access.tsx'
import { menu } from './menu.ts'
import { navigation } from './navigation.ts'

/** Every destination of the main menu but the page it stands on. It stands below the first screen and comes after it. */
export default () => (
  <QuickAccess destinations={menu.filter(({ path }) => path !== '/home')} preload={navigation.preload} />
)
