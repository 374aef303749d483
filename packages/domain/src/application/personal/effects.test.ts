import { describe, expect, it } from 'vitest'
import { applyChanges } from '../../answers/effects.ts'
import { applicationBehaviour } from '../form.ts'
import { sampleAnswers } from '../sample-application.fixture.ts'
import type { sampleWith } from '../try-answer.fixture.ts'
import { accountAnswers, lockedByDefault } from './account-answers.ts'
import { restoreAddressesMatch } from './effects.ts'

const change = (
  changes: Parameters<typeof sampleWith>[0],
  from = sampleAnswers as ReturnType<typeof sampleWith>,
) => applyChanges(applicationBehaviour, from, changes)

describe('behaviour of step 1', () => {
  it('while the addresses match, the study address copies the ID address', () => {
    const copied = change({ addressesMatch: true })
    expect(copied).toMatchObject({
      addressWhileStudyingCity: '5000',
      addressWhileStudyingStreet: 'הרצל',
      addressWhileStudyingHome: '12',
    })
    expect(copied).not.toHaveProperty('addressWhileStudyingApartment')
    const moved = change({ addressByIdCity: '70', addressByIdApartment: '4' }, copied)
    expect(moved).toMatchObject({ addressWhileStudyingCity: '70', addressWhileStudyingApartment: '4' })
    const own = change({ addressesMatch: false, addressWhileStudyingCity: '6100' }, moved)
    expect(own).toMatchObject({ addressByIdCity: '70', addressWhileStudyingCity: '6100' })
  })

  it('choosing an under-18 city clears the district, choosing the same one does not', () => {
    expect(change({ under18City: '3000' })).not.toHaveProperty('under18District')
    expect(change({ under18City: '5000' })).toHaveProperty('under18District', '12')
    expect(change({ under18City: undefined })).not.toHaveProperty('under18District')
  })

  it('a city and its district in one call are both saved', () => {
    expect(change({ under18City: '3000', under18District: '8' })).toHaveProperty('under18District', '8')
  })

  it('choosing NOT_SERVED clears the service duration, another type does not', () => {
    expect(change({ militaryServiceType: 'NOT_SERVED' })).not.toHaveProperty('serviceMonths')
    expect(change({ militaryServiceType: 'CIVIL_SERVICE' })).toHaveProperty('serviceMonths', '24')
    expect(change({ militaryServiceType: undefined })).toHaveProperty('serviceMonths', '24')
  })

  it('the Hebrew birthday is derived from the birthday and can be edited', () => {
    expect(change({ birthday: '2001-03-16' })).toHaveProperty('birthdayHebrew', 'כ״א באדר תשס״א')
    expect(change({ birthday: undefined })).not.toHaveProperty('birthdayHebrew')
    const edited = change({ birthdayHebrew: 'כ״א באדר תשס״א' })
    expect(change({ firstName: 'נעה' }, edited)).toHaveProperty('birthdayHebrew', 'כ״א באדר תשס״א')
  })

  it('a student who is no reservist any more keeps the days, hidden', () => {
    expect(change({ isReservist: false })).toHaveProperty('daysInReserve', '30')
  })
})

describe('prefill of step 1', () => {
  it('equal addresses count as a copy', () => {
    expect(restoreAddressesMatch(sampleAnswers)).toBe(false)
    expect(restoreAddressesMatch(change({ addressesMatch: true }))).toBe(true)
    expect(restoreAddressesMatch({})).toBe(false)
    expect(restoreAddressesMatch({ addressByIdStreet: 'יפו', addressWhileStudyingStreet: 'יפו' })).toBe(true)
    expect(
      restoreAddressesMatch({ ...change({ addressesMatch: true }), addressWhileStudyingCity: '3000' }),
    ).toBe(false)
    expect(
      restoreAddressesMatch({ ...change({ addressesMatch: true }), addressWhileStudyingStreet: 'יפו' }),
    ).toBe(false)
    expect(
      restoreAddressesMatch({ ...change({ addressesMatch: true }), addressWhileStudyingHome: '3' }),
    ).toBe(false)
    expect(
      restoreAddressesMatch({ ...change({ addressesMatch: true }), addressWhileStudyingApartment: '3' }),
    ).toBe(false)
  })

  it('locks userId, phone, isBachelor and school by default', () => {
    expect([...lockedByDefault].sort()).toEqual(['isBachelor', 'phone', 'school', 'userId'])
  })

  it('reads the locked answers from the account', () => {
    const account = { identityNumber: '123456782', phone: '0501234567', academicInstitutionId: '7' }
    expect(accountAnswers({ ...account, currentlyStudying: 'BACHELOR' })).toEqual({
      userId: '123456782',
      phone: '0501234567',
      school: '7',
      isBachelor: true,
    })
    expect(accountAnswers({ ...account, currentlyStudying: 'MAHAT' }).isBachelor).toBe(false)
    expect(Object.keys(accountAnswers({ ...account, currentlyStudying: 'NONE' })).sort()).toEqual(
      [...lockedByDefault].sort(),
    )
  })
})
