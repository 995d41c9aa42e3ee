import type { Boot } from '@lampstand/contract/boot'
import type { Page } from '@playwright/test'

/** Changes what the server writes into its pages, as if it had other people and verses to tell of. */
export async function withBoot(page: Page, change: (boot: Boot) => object) {
  await page.route(
    ({ pathname }) => !/^\/(api|assets)\/|\.\w+$/.test(pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      const answer = await route.fetch()
      const body = (await answer.text()).replace(
        /(id="boot">)(.*?)(<\/script>)/s,
        (_, open: string, boot: string, close: string) => open + JSON.stringify(change(JSON.parse(boot))) + close,
      )
      await route.fulfill({ response: answer, body })
    },
  )
}
