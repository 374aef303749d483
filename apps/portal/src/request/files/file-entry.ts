import type { FileFault } from '@milgo/domain/application/documents/file-rules'
import type { FieldPlace } from '@milgo/form/field-place.ts'
import { CallFailed } from '@milgo/web-client/call-failed'

export type DocumentPlace = Pick<FieldPlace, 'questionId' | 'slot'>

/** The place for which a file was chosen now belongs to another family member, because answers have changed. */
export class PlaceChanged extends Error {}

/** Why a file is not uploaded: a fault of the file, a refusal of the server, or no answer. */
export type FileFailure = FileFault | Error

/** A file that is being uploaded, or whose upload failed. An uploaded file is an answer. */
export type FileEntry =
  | { readonly kind: 'uploading'; readonly fileName: string; readonly percent: number | null }
  | {
      readonly kind: 'failed'
      readonly fileName: string
      readonly failure: FileFailure
      /** Whether the file is sent again automatically. */
      readonly isWaiting: boolean
    }

/** The fault of a file that was found infected after its upload. */
export const infected: FileFault = { code: 'INFECTED' }

/** Returns whether the same file may be uploaded successfully a moment later. */
export const isWorthRetrying = (failure: FileFailure): boolean =>
  failure instanceof CallFailed ? failure.isPassing : failure instanceof Error
