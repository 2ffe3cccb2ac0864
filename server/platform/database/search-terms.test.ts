import { describe, expect, test } from 'vitest'
import { readSearch } from './search-terms.ts'

describe('names', () => {
  test.each([
    ['Budi', { part: 'budi', isBedrock: false }],
    [' Nether Queen ', { part: 'nether_queen', isBedrock: false }],
    ['.Budi', { part: 'budi', isBedrock: true }],
    ['si_paling', { part: 'si_paling', isBedrock: false }],
  ])('%j is part of a name', (typed, name) => {
    expect(readSearch(typed).name).toEqual(name)
  })

  test.each(['.', 'Rp82.500!', 'a'.repeat(21), '%', "x' or 1"])('%j is part of no name', (typed) => {
    expect(readSearch(typed).name).toBeNull()
  })
})

describe('references', () => {
  test.each([
    ['k7qd9mvx', 'K7QD-9MVX'],
    ['K7QD-9M', 'K7QD-9M'],
    ['k7qd 9mvx', 'K7QD-9MVX'],
    ['K7OD', 'K70D'],
  ])('%j begins the reference %s', (typed, reference) => {
    expect(readSearch(typed).reference).toBe(reference)
  })

  test.each(['K7Q', 'Budi!', 'ubudi', 'A'.repeat(29)])('%j begins none', (typed) => {
    expect(readSearch(typed).reference).toBeNull()
  })
})

describe('codes', () => {
  test.each([
    ['7829 0081 2346', '782900812346'],
    ['dev-t0001', 'DEVT0001'],
    ['8829-0081', '88290081'],
  ])('%j is the code %s', (typed, code) => {
    expect(readSearch(typed).code).toBe(code)
  })

  test.each(['123', 'Budi_07', 'Rp82.500'])('%j is none', (typed) => {
    expect(readSearch(typed).code).toBeNull()
  })
})

describe('amounts', () => {
  test.each(['82500', '82.500', '82,500', 'Rp82.500', 'rp 82.500', 'Rp. 82.500', 'Rp82.500,00'])(
    '%j is Rp82.500',
    (typed) => {
      expect(readSearch(typed).amount).toBe(82_500)
    },
  )

  test('millions have two groups', () => {
    expect(readSearch('Rp1.250.000').amount).toBe(1_250_000)
  })

  test.each(['82.50', '8250000000000', 'Rp', '82k', '1.2.3', 'Budi'])('%j is none', (typed) => {
    expect(readSearch(typed).amount).toBeNull()
  })
})
