import type { AnswerOf } from '@milgo/web-client/call-types'
import { uploadFile } from '../../lib/upload-file.ts'

type Checked = AnswerOf<'core', 'POST /office/institution-lists/check/{institution_id}'>

/** Sends a file of an institution; the answer names the report. */
export const uploadList = (institutionId: string, file: File): Promise<Checked> =>
  uploadFile<Checked>(`/office/institution-lists/check/${encodeURIComponent(institutionId)}`, file)
