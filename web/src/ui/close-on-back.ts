import { useEffectEvent, useLayoutEffect } from 'react'
import { openLayer } from './layer-history.ts'

/** Lets Back close what is open over the page. */
export function useCloseOnBack(isOpen: boolean, onClose: () => void) {
  const close = useEffectEvent(onClose)
  useLayoutEffect(() => (isOpen ? openLayer(() => close()) : undefined), [isOpen])
}
