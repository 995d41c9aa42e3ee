const channel = new BroadcastChannel('lampstand-reminders')

/** Says to the other tabs of this browser that the list of reminders is another one. */
export const tellOtherTabs = () => channel.postMessage(null)

/** Hears of it. @returns a function that ends that */
export function onChangeElsewhere(changed: () => void): () => void {
  channel.addEventListener('message', changed)
  return () => channel.removeEventListener('message', changed)
}
