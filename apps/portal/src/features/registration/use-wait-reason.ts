import { useOnline } from '@milgo/web-client/use-online'
import { useCallback, useSyncExternalStore } from 'react'
import { hasUploads, subscribeUploads } from '../../request/files/running-uploads.ts'
import { useIsSending } from '../../request/sending.ts'
import type { Application } from './open-application.ts'
import { useRegistrationWords } from './registration-words.ts'

/** Whether a file is on its way, or waits for a connection. */
export const useIsUploading = (application: Application): boolean =>
  useSyncExternalStore(
    useCallback((listener: () => void) => subscribeUploads(application, listener), [application]),
    () => hasUploads(application),
  )

/** Why nobody should leave or send just now: what is on its way would be left behind. */
export const useWaitReason = (application: Application): string | undefined => {
  const { leave, uploads } = useRegistrationWords().registration
  const isSending = useIsSending(application)
  const isOnline = useOnline()
  const isUploading = useIsUploading(application)
  if (isSending) return leave.sending.header
  if (!isUploading) return undefined
  return isOnline ? uploads.running : uploads.waiting
}
