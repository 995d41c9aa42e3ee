/** What the server pushes: the words of a notification and where it leads. */
type Pushed = { title: string; body: string; tag: string; url: string }

/** What is shown where a push cannot be read: a browser takes away the leave of a site that is pushed to and shows nothing. */
const fallback: Pushed = { title: 'Reminder', body: 'You asked to be reminded now.', tag: 'reminder', url: '/prayer' }

/** Shows what is pushed; one notification for each tag, whoever showed it. A click leads to its page, in a tab that is open or a new one. */
export function showPushes(scope: WorkerScope) {
  scope.addEventListener('push', (event) => {
    const { title, body, tag, url } = read(event.data)
    const icon = title.startsWith('🙏') ? '/favicon.svg' : '/notes.svg'
    event.waitUntil(scope.registration.showNotification(title, { body, tag, icon, data: { url } }))
  })

  scope.addEventListener('notificationclick', (event) => {
    event.notification.close()
    const { url } = (event.notification.data ?? fallback) as Pick<Pushed, 'url'>
    event.waitUntil(open(new URL(url, scope.location.origin)))
  })

  /** Never leaves this site, whatever a notification says. */
  async function open({ origin, href }: URL) {
    if (origin !== scope.location.origin) return
    const [tab] = await scope.clients.matchAll({ type: 'window' })
    if (!tab) return void (await scope.clients.openWindow(href))
    await tab.focus()
    await tab.navigate(href)
  }
}

function read(data: { json(): unknown } | null): Pushed {
  try {
    return { ...fallback, ...(data?.json() as Partial<Pushed>) }
  } catch {
    return fallback
  }
}
