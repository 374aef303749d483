import type { AnswerOf } from '@milgo/web-client/call-types'
import { uploadFile } from '../../lib/upload-file.ts'

type Checked = AnswerOf<'core', 'POST /office/institution-lists/check/{period}/{institution_id}'>

/** Uploads a file of an institution about a period. The answer contains the id of the report. */
export const uploadList = (period: string, institutionId: string, file: File): Promise<Checked> =>
  uploadFile<Checked>(
    `/office/institution-lists/check/${encodeURIComponent(period)}/${encodeURIComponent(institutionId)}`,
    file,
  )
