import type { steps as original } from '../he/steps.ts'
import type { WordsLike } from '../words.ts'

export const steps: WordsLike<typeof original> = {
  personal: 'التفاصيل الشخصية',
  bank: 'تفاصيل الحساب البنكي',
  family: 'تفاصيل إضافية',
  documents: 'رفع المستندات',
}
