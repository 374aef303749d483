import { useCallback, useSyncExternalStore } from 'react'
import { useOnline } from '../../lib/use-online.ts'
import { hasUploads, subscribeUploads } from './documents/running-uploads.ts'
import { useIsSending } from './documents/sending.ts'
import type { Application } from './open-application.ts'
import { useRegistrationWords } from './registration-words.ts'

/** Why nobody should leave or send just now: what is on its way would be left behind. */
export const useHeldReason = (application: Application): string | undefined => {
  const { leave, uploads } = useRegistrationWords().registration
  const isSending = useIsSending(application)
  const isOnline = useOnline()
  const isUploading = useSyncExternalStore(
    useCallback((listener: () => void) => subscribeUploads(application, listener), [application]),
    () => hasUploads(application),
  )
  if (isSending) return leave.sending.header
  if (!isUploading) return undefined
  return isOnline ? uploads.running : uploads.waiting
}
