import { uploadTypes } from '@milgo/domain/application/documents/registry'
import { z } from 'zod'

/** The `{type}` of a file: which document of step 4 it is for; for a list, the list's name. */
export const DocumentType = z.object({ type: z.enum([...uploadTypes]) })
