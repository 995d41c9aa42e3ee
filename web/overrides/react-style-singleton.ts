import { createElement, useEffect, useState } from 'react'

/**
 * Stands in for the package of this name, with which Radix keeps the page behind a dialog from scrolling. The package injects a
 * style element, which `style-src 'self'` forbids; a sheet made by the program is allowed.
 */
export function styleSingleton() {
  const sheet = createSharedSheet()
  return ({ styles }: { styles: string }) => createElement(Style, { sheet, styles })
}

type StyleProps = { sheet: ReturnType<typeof createSharedSheet>; styles: string }

function Style({ sheet, styles }: StyleProps) {
  const [measured] = useState(styles)
  useEffect(() => sheet.use(measured), [sheet, measured])
  return null
}

/** In force while somebody uses it. The first user's rules hold: they carry the width of the scroll bar, which then is gone. */
function createSharedSheet() {
  const sheet = new CSSStyleSheet()
  let users = 0
  return {
    /** Returns the way to stop. */
    use(styles: string) {
      users += 1
      if (users === 1) {
        sheet.replaceSync(styles)
        document.adoptedStyleSheets.push(sheet)
      }
      return () => {
        users -= 1
        if (users === 0) document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
      }
    },
  }
}
