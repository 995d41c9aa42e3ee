export { hairSpace, quoted } from '@lampstand/scripture/quoted'
