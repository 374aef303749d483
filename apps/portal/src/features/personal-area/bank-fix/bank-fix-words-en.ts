import { bankFix } from '@milgo/messages/en/bank-fix'
import { documentsStep } from '@milgo/messages/en/documents-step'
import { fileRefusals } from '@milgo/messages/en/file-refusals'
import { formFields } from '@milgo/messages/en/form-fields'
import { issues } from '@milgo/messages/en/issues'
import { readability } from '@milgo/messages/en/readability'
import { upload } from '@milgo/messages/en/upload'

export const words = { bankFix, documentsStep, fileRefusals, formFields, issues, readability, upload }
