import { allUploadTypes } from '@milgo/domain/uploads/upload-rules'
import { z } from 'zod'

/** The `{type}` of a file: which document of step 4 or of an appeal it is for; for a list, the list's name. */
export const DocumentType = z.object({ type: z.enum([...allUploadTypes]) })
