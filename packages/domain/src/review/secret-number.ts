/** Numbers that the office shows masked, by question id. */
export const secretNumbers = { userId: 'IDENTITY_NUMBER', accountNumber: 'ACCOUNT_NUMBER' } as const
export type SecretNumber = (typeof secretNumbers)[keyof typeof secretNumbers]

export const findSecretNumber = (questionId: string): SecretNumber | undefined =>
  Object.hasOwn(secretNumbers, questionId)
    ? secretNumbers[questionId as keyof typeof secretNumbers]
    : undefined

/** Returns the id of the question that asks for a secret number. */
export const questionOfSecret = (secret: SecretNumber): string =>
  secret === 'IDENTITY_NUMBER' ? 'userId' : 'accountNumber'
