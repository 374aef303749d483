import { Banner } from '@milgo/ui/banner.tsx'
import { useRegistrationWords } from '../registration-words.ts'

/** What bank details do not promise, what they are for, and what becomes of them. */
export const BankNote = () => <Banner tone="info">{useRegistrationWords().formNotes.bankNote}</Banner>
