import { defineForm, defineSection } from './define.ts'
import { always } from './rule.ts'

const two = () => [{ member: 'LEFT' }, { member: 'RIGHT' }]

/** A form with a list of lines, a list of files, and a list of files that each belong to a member. */
export const garage = defineSection('garage', {
  drivers: {
    wire: 'drivers',
    kind: 'list',
    maxItems: 2,
    required: always,
    place: 'garage',
    item: {
      name: { wire: 'driver_name', kind: 'text', maxLength: 5, required: always, place: 'garage' },
      kin: { kind: 'choice', options: ['AUNT', 'UNCLE'], place: 'garage' },
    },
  },
  photos: {
    wire: 'photos',
    kind: 'files',
    wireItem: 'name',
    slots: () => [{}, {}],
    maxItems: 3,
    place: 'garage',
  },
  deeds: {
    wire: 'deeds',
    kind: 'files',
    wireItem: 'memberDocument',
    slots: two,
    maxItems: 3,
    members: ['LEFT', 'RIGHT', 'TOP'],
    place: 'garage',
  },
})
export const garageForm = defineForm([garage])
export const garageAnswers = {
  drivers: [{ name: 'Noa', kin: 'AUNT' }, {}],
  photos: ['a.jpg', null, 'c.jpg'],
  deeds: [null, 'right.pdf', 'more.pdf'],
}
