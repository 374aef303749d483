import { useOnline } from '@milgo/web-client/use-online'
import { useCallback, useSyncExternalStore } from 'react'
import { hasUploads, subscribeUploads } from '../../request/files/running-uploads.ts'
import { useIsSending } from '../../request/sending.ts'
import type { Application } from './open-application.ts'
import { useRegistrationWords } from './registration-words.ts'

/** Returns whether a file is uploading or waits for a connection. */
export const useIsUploading = (application: Application): boolean =>
  useSyncExternalStore(
    useCallback((listener: () => void) => subscribeUploads(application, listener), [application]),
    () => hasUploads(application),
  )

/** Returns why the student should not leave or send now: an upload would be lost. */
export const useWaitReason = (application: Application): string | undefined => {
  const { leave, uploads } = useRegistrationWords().registration
  const isSending = useIsSending(application)
  const isOnline = useOnline()
  const isUploading = useIsUploading(application)
  if (isSending) return leave.sending.header
  if (!isUploading) return undefined
  return isOnline ? uploads.running : uploads.waiting
}
