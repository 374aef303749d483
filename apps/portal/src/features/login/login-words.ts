import { formFields } from '@milgo/messages/he/form-fields'
import { issues } from '@milgo/messages/he/issues'
import { login } from '@milgo/messages/he/login'
import { password } from '@milgo/messages/he/password'
import { featureWords } from '../../lib/words.ts'

export const useLoginWords = featureWords(
  { login, issues, password, formFields },
  {
    ar: async () => ({
      ...(await import('@milgo/messages/ar/login')),
      ...(await import('@milgo/messages/ar/issues')),
      ...(await import('@milgo/messages/ar/password')),
      ...(await import('@milgo/messages/ar/form-fields')),
    }),
    en: async () => ({
      ...(await import('@milgo/messages/en/login')),
      ...(await import('@milgo/messages/en/issues')),
      ...(await import('@milgo/messages/en/password')),
      ...(await import('@milgo/messages/en/form-fields')),
    }),
  },
)
