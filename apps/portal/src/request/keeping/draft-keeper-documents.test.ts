import { describe, expect, it } from 'vitest'
import { filling, open, stepOf } from './draft-keeper.fixture.ts'

describe('the documents', () => {
  const documents = stepOf('documents')

  it('are asked for afresh, and what is newer there stands on the page', async () => {
    const { service, store, keeper, type } = open()
    type('branch', '800')
    service.saved.documents = {
      version: 3,
      is_biometric_id: true,
      army_type_document: { file_name: 'a.pdf' },
    }
    await keeper.reload(documents)
    expect(store.answers()).toMatchObject({
      isBiometricId: true,
      armyTypeDocument: 'a.pdf',
      branch: '800',
    })
    expect(keeper.state()).toMatchObject({ conflict: undefined, unsaved: new Set(['bank']) })
    store.change({ questionId: 'isBiometricId' }, false)
    await keeper.save()
    expect(service.saved.documents).toMatchObject({ is_biometric_id: false, version: 4 })
  })

  it('that were changed here and elsewhere are asked about', async () => {
    const { service, store, keeper } = open()
    store.change({ questionId: 'isBiometricId' }, false)
    service.saved.documents = { version: 3, is_biometric_id: true }
    await keeper.reload(documents)
    expect(keeper.state().conflict).toMatchObject({ step: { id: 'documents' }, newer: { version: 3 } })
    expect(store.answers()['isBiometricId']).toBe(false)
  })

  it('that an effect has reached and left as they were give way to what is newer', async () => {
    const { service, store, keeper, type } = open()
    type('siblingsStudentsCount', '1')
    type('siblingsStudentsCount', '2')
    expect(keeper.state().unsaved).toEqual(new Set(['family', 'documents']))
    service.saved.documents = { version: 3, is_biometric_id: true }
    expect(await keeper.save()).toBe(true)
    expect(keeper.state().conflict).toBeUndefined()
    expect(store.answers()).toMatchObject({ isBiometricId: true, siblingsStudentsCount: '2' })
  })

  it('that cannot be asked for stay as they are', async () => {
    const { service, store, keeper } = open()
    store.change({ questionId: 'isBiometricId' }, true)
    service.failRead()
    await keeper.reload(documents)
    expect(store.answers()['isBiometricId']).toBe(true)
  })

  it('are never saved by the clock alone', async () => {
    const { service, store, keeper } = open()
    store.change({ questionId: 'isBiometricId' }, true)
    keeper.tick(filling)
    await Promise.resolve()
    expect(service.calls).toEqual([])
    expect(await keeper.save()).toBe(true)
    expect(service.calls).toMatchObject([{ step: 'documents', body: { is_biometric_id: true } }])
  })

  it('follow the step that they hang on: first the family, then what it left of them', async () => {
    const { service, keeper, type } = open()
    type('siblingsStudentsCount', '1')
    type('siblingsStudentsCount', '2')
    await keeper.submit(stepOf('family'))
    expect(service.calls.map(({ step, does }) => `${step} ${does}`)).toEqual([
      // Of what the page does not show.
      'family save',
      'family submit',
      'documents save',
    ])
  })
})
