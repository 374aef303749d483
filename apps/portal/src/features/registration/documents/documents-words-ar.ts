import { documentsStep } from '@milgo/messages/ar/documents-step'
import { fileRefusals } from '@milgo/messages/ar/file-refusals'
import { formModals } from '@milgo/messages/ar/form-modals'
import { readability } from '@milgo/messages/ar/readability'
import { submittedCopy } from '@milgo/messages/ar/submitted-copy'
import { upload } from '@milgo/messages/ar/upload'

export const words = { documentsStep, fileRefusals, formModals, readability, submittedCopy, upload }
