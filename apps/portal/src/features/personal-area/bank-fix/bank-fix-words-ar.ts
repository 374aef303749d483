import { bankFix } from '@milgo/messages/ar/bank-fix'
import { formFields } from '@milgo/messages/ar/form-fields'
import { issues } from '@milgo/messages/ar/issues'
import { upload } from '@milgo/messages/ar/upload'

export const words = { bankFix, formFields, issues, upload }
