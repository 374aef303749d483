import { describe, expect, it } from 'vitest'
import { campStep, filling, open } from './draft-keeper.fixture.ts'

describe('the papers, which are not autosaved', () => {
  const papers = campStep('papers')

  it('are reloaded, and the page shows the newer version', async () => {
    const { service, store, keeper, type } = open()
    type('branch', '800')
    service.saved.papers = {
      version: 3,
      has_photos: true,
      guide_licence: { file_name: 'a.pdf' },
    }
    await keeper.reload(papers)
    expect(store.answers()).toMatchObject({
      hasPhotos: true,
      guideLicence: 'a.pdf',
      branch: '800',
    })
    expect(keeper.state()).toMatchObject({ conflict: undefined, unsaved: new Set(['payment']) })
    store.change({ questionId: 'hasPhotos' }, false)
    await keeper.save()
    expect(service.saved.papers).toMatchObject({ has_photos: false, version: 4 })
  })

  it('are a conflict when they were changed here and on another page', async () => {
    const { service, store, keeper } = open()
    store.change({ questionId: 'hasPhotos' }, false)
    service.saved.papers = { version: 3, has_photos: true }
    await keeper.reload(papers)
    expect(keeper.state().conflict).toMatchObject({ step: { id: 'papers' }, newer: { version: 3 } })
    expect(store.answers()['hasPhotos']).toBe(false)
  })

  it('adopt the newer version when an effect has left them unchanged', async () => {
    const { service, store, keeper, type } = open()
    type('pets', '1')
    type('pets', '2')
    expect(keeper.state().unsaved).toEqual(new Set(['group', 'papers']))
    service.saved.papers = { version: 3, has_photos: true }
    expect(await keeper.save()).toBe(true)
    expect(keeper.state().conflict).toBeUndefined()
    expect(store.answers()).toMatchObject({ hasPhotos: true, pets: '2' })
  })

  it('stay as they are when they cannot be read', async () => {
    const { service, store, keeper } = open()
    store.change({ questionId: 'hasPhotos' }, true)
    service.failRead()
    await keeper.reload(papers)
    expect(store.answers()['hasPhotos']).toBe(true)
  })

  it('are never saved by the autosave timer', async () => {
    const { service, store, keeper } = open()
    store.change({ questionId: 'hasPhotos' }, true)
    keeper.tick(filling)
    await Promise.resolve()
    expect(service.calls).toEqual([])
    expect(await keeper.save()).toBe(true)
    expect(service.calls).toMatchObject([{ step: 'papers', body: { has_photos: true } }])
  })

  it('are saved after the step that they depend on', async () => {
    const { service, keeper, type } = open()
    type('pets', '1')
    type('pets', '2')
    await keeper.submit(campStep('group'))
    expect(service.calls.map(({ step, does }) => `${step} ${does}`)).toEqual(['group submit', 'papers save'])
  })
})
