import { useLocation } from 'react-router'
import { findSearch } from '../../lib/queue-search.ts'
import { firstView, type QueueState, readAddress } from './queue-address.ts'
import { QueueScreen } from './queue-screen.tsx'

/** The work queue. The address defines the view. */
export const QueuePage = () => {
  const { search: address, state } = useLocation()
  const search = findSearch(state)
  // The key mounts each view separately, so that selection and pages start anew.
  return <QueueScreen key={`${address}|${search}`} queue={queueOf(address)} search={search} />
}

const queueOf = (address: string): QueueState => {
  const read = readAddress(address)
  return address.length > 1 ? read : { ...read, view: firstView }
}
