import { describe, expect, it } from 'vitest'
import { isEmail, normalEmail } from './email.ts'

const long = (length: number) => 'a'.repeat(length)

describe('e-mail', () => {
  it.each([
    ['noa@example.com', true],
    ['noa.cohen-levi+milgo_1@mail.example.co.il', true],
    [' noa@example.com ', true],
    ['noa@example', false],
    ['noa@@example.com', false],
    ['noa@ex@ample.com', false],
    ['noa@example.com@x', false],
    ['@example.com', false],
    ['noa@', false],
    ['noa', false],
    ['', false],
    ['no a@example.com', false],
    ['noa@exam ple.com', false],
    ['נועה@example.com', false],
    ['noa!@example.com', false],
    ['.noa@example.com', false],
    ['noa.@example.com', false],
    ['no..a@example.com', false],
    ['noa@.com', false],
    ['noa@example..com', false],
    ['noa@example.com.', false],
    ['noa@-example.com', false],
    ['noa@example-.com', false],
    ['noa@example.c', false],
    ['noa@example.1a', false],
    ['noa@example.1ab', false],
    ['noa@example.123', false],
    ['noa@mail.example.1a', false],
    ['noa@mail.1x.com', true],
    ['noa@1.co', true],
    [`${long(64)}@example.com`, true],
    [`${long(65)}@example.com`, false],
    [`noa@${long(63)}.com`, true],
    [`noa@${long(64)}.com`, false],
    [`noa@example.${long(63)}`, true],
    [`noa@example.${long(64)}`, false],
    // 254 and 255 characters.
    [`${long(62)}@${long(63)}.${long(63)}.${long(59)}.com`, true],
    [`${long(62)}@${long(63)}.${long(63)}.${long(60)}.com`, false],
  ])('%j is %s', (value, expected) => {
    expect(isEmail(value)).toBe(expected)
  })

  it('is the same address in upper and lower case', () => {
    expect(normalEmail(' Noa@Example.COM ')).toBe('noa@example.com')
  })
})
