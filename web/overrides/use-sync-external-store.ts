/** React has had this hook since 18; the router brings a copy of its own for older ones. */
export { useSyncExternalStore } from 'react'
