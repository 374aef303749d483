import { expect, it } from 'vitest'
import { findTyped, namesOf } from './find-typed.ts'
import { searchMatcher } from './search-matcher.ts'

const options = [
  { value: '1', label: 'כפר סבא' },
  { value: '2', label: 'כפר-סבא החדשה' },
  { value: '3', label: 'נהריה' },
  { value: '4', label: 'מודיעין' },
  { value: '5', label: 'מודיעין' },
  { value: '6', label: 'אילת', isDisabled: true },
  { value: '7', label: 'יהב', number: '4' },
  { value: '8', label: 'מסד', number: '46' },
  { value: '9', label: 'הפועלים', number: '12' },
  { value: '10', label: 'קריית אתא', otherNames: ['Qiryat Atta', 'كريات آتا'] },
]

it.each([
  ['כפר סבא', '1'],
  ['כפר־סבא', '1'],
  ['החדשה', '2'],
  ['נהר', '3'],
  ['כפר', undefined],
  ['מודיעין', undefined],
  ['אילת', undefined],
  ['xyz', undefined],
  ['4', '7'],
  [' 12 ', '9'],
  ['1', '9'],
  ['5', undefined],
  ['Qiryat Atta', '10'],
  ['kiryat ata', '10'],
  ['كريات اتا', '10'],
  ['', undefined],
  [' ', undefined],
])('%j means %s', (text, value) => {
  expect(
    findTyped(
      options,
      text,
      searchMatcher(() => options.flatMap(namesOf)),
    )?.value,
  ).toBe(value)
})
