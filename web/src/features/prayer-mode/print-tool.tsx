import { IconButton } from '../../ui/icon-button.tsx'

export const PrintTool = () => <IconButton label="Print this prayer" icon="print" onClick={() => print()} />
