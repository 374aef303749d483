import { bankFix } from '@milgo/messages/en/bank-fix'
import { formFields } from '@milgo/messages/en/form-fields'
import { issues } from '@milgo/messages/en/issues'
import { upload } from '@milgo/messages/en/upload'

export const words = { bankFix, formFields, issues, upload }
