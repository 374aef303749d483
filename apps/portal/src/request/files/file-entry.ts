import type { FileFault } from '@milgo/domain/application/documents/file-rules'
import type { FieldPlace } from '@milgo/form/field-place.ts'
import { CallFailed } from '@milgo/web-client/call-failed'

export type DocumentPlace = Pick<FieldPlace, 'questionId' | 'slot'>

/** The place that a file was chosen for is another's, since the answers changed that it hangs on. */
export class PlaceChanged extends Error {}

/** Why a file is not there: what is wrong with it, what the server said, or that nothing was heard of it. */
export type FileFailure = FileFault | Error

/** A file on its way, or one that did not arrive. What has arrived is an answer. */
export type FileEntry =
  | { readonly kind: 'uploading'; readonly fileName: string; readonly percent: number | null }
  | {
      readonly kind: 'failed'
      readonly fileName: string
      readonly failure: FileFailure
      /** Whether it is sent again by itself. */
      readonly isWaiting: boolean
    }

/** What is said of a file that had arrived before something bad was found in it. */
export const infected: FileFault = { code: 'INFECTED' }

/** Whether the same file may well arrive a moment later. */
export const isWorthRetrying = (failure: FileFailure): boolean =>
  failure instanceof CallFailed ? failure.isPassing : failure instanceof Error
