import type { Help } from '@lampstand/contract/answers'

/** Where to get help now, also without a connection. */
export const loadHelp = async (): Promise<Help> => (await import('./kept-help.ts')).helpOrKept()
