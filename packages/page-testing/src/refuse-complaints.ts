import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest'

// React logs an error to the console and continues. Here such an error fails the test.
let complaints: MockInstance<typeof console.error>

beforeEach(() => {
  complaints = vi.spyOn(console, 'error')
})

afterEach(() => {
  const said = complaints.mock.calls.map((parts) => parts.map(String).join(' '))
  complaints.mockRestore()
  expect(said).toEqual([])
})
