import { bankFix } from '@milgo/messages/ar/bank-fix'
import { documentsStep } from '@milgo/messages/ar/documents-step'
import { fileRefusals } from '@milgo/messages/ar/file-refusals'
import { formFields } from '@milgo/messages/ar/form-fields'
import { issues } from '@milgo/messages/ar/issues'
import { readability } from '@milgo/messages/ar/readability'
import { upload } from '@milgo/messages/ar/upload'

export const words = { bankFix, documentsStep, fileRefusals, formFields, issues, readability, upload }
