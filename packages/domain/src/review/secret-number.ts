/** Numbers that the office shows masked, by the question that asks for them. */
export const secretNumbers = { userId: 'IDENTITY_NUMBER', accountNumber: 'ACCOUNT_NUMBER' } as const
export type SecretNumber = (typeof secretNumbers)[keyof typeof secretNumbers]

export const findSecretNumber = (questionId: string): SecretNumber | undefined =>
  Object.hasOwn(secretNumbers, questionId)
    ? secretNumbers[questionId as keyof typeof secretNumbers]
    : undefined

/** The question that asks for a secret number. */
export const questionOfSecret = (secret: SecretNumber): string =>
  secret === 'IDENTITY_NUMBER' ? 'userId' : 'accountNumber'

/** The last four digits; of a number that is hardly longer, none, since the rest could be guessed. */
export const maskNumber = (value: string): string => `•••••${value.length > 5 ? value.slice(-4) : ''}`
