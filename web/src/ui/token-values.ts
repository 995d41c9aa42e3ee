import type { Theme } from './theme.ts'

/** Values by their names, without the two hyphens. */
export type TokenValues = Readonly<Record<string, string>>

const darkBlock = /\[data-theme="dark"\]\s*\{([^}]*)\}/
const firstBlock = /:root\s*\{([^}]*)\}/

/** The values of `tokens.css` as both themes have them on a phone; the dark one changes what it names. */
export function tokensIn(css: string): Record<Theme, TokenValues> {
  const valuesIn = (block: RegExp) =>
    Object.fromEntries(
      [...(block.exec(css)?.[1] ?? '').matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
        name,
        value,
      ]),
    )
  const light = valuesIn(firstBlock)
  return { light, dark: { ...light, ...valuesIn(darkBlock) } }
}
