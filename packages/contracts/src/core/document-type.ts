import { allUploadTypes } from '@milgo/domain/uploads/upload-rules'
import { z } from 'zod'

/**
 * The `{type}` of a file: the document of step 4 or of an appeal that the file belongs to; for a list, the list's name.
 */
export const DocumentType = z.object({ type: z.enum([...allUploadTypes]) })
