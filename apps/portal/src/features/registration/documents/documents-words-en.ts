import { documentsStep } from '@milgo/messages/en/documents-step'
import { fileRefusals } from '@milgo/messages/en/file-refusals'
import { formModals } from '@milgo/messages/en/form-modals'
import { readability } from '@milgo/messages/en/readability'
import { submittedCopy } from '@milgo/messages/en/submitted-copy'
import { upload } from '@milgo/messages/en/upload'

export const words = { documentsStep, fileRefusals, formModals, readability, submittedCopy, upload }
