import { expect, test } from 'vitest'
import { ConfigError, type Env, readConfig } from './config.ts'
import { keysSecret, withStoredKeys } from './stored-keys.ts'

const MIDTRANS = {
  MIDTRANS_BASE_URL: 'https://api.midtrans.com',
  MIDTRANS_MERCHANT_ID: 'G1',
  MIDTRANS_SERVER_KEY: 'stored-key',
}
const GIVEN = { MIDTRANS_MERCHANT_ID: 'G2', MIDTRANS_SERVER_KEY: 'given-key' }
const SANDBOX = { ...MIDTRANS, MIDTRANS_BASE_URL: 'https://api.sandbox.midtrans.com' }
const TRIPAY = { TRIPAY_MERCHANT_CODE: 'T1', TRIPAY_API_KEY: 'a', TRIPAY_PRIVATE_KEY: 'p' }

function read(env: Env, keys: object = MIDTRANS) {
  const stored = new Map([[keysSecret('midtrans'), JSON.stringify(keys)]])
  return withStoredKeys(readConfig(env), stored)
}

test('stored keys stand for missing variables, and make the site real', () => {
  expect(read({})).toMatchObject({
    isProduction: true,
    gateways: [{ id: 'midtrans', serverKey: 'stored-key', isTest: false }],
  })
  expect(read({}, SANDBOX).gateways).toMatchObject([{ isTest: true }])
})

test('a key of the environment wins over all stored keys of its gateway', () => {
  expect(read(GIVEN).gateways).toMatchObject([{ merchantCode: 'G2', serverKey: 'given-key' }])
})

test('stored keys are never sent to another address than they were entered for', () => {
  expect(read({ MIDTRANS_BASE_URL: 'https://elsewhere.test' }).gateways).toEqual([])
  expect(read({ MIDTRANS_BASE_URL: MIDTRANS.MIDTRANS_BASE_URL }).gateways).toHaveLength(1)
})

test('a sandbox is refused beside a gateway of real payments, and the environment stays readable', () => {
  expect(() => read(TRIPAY, SANDBOX)).toThrow(ConfigError)
  const merged = read(TRIPAY)
  expect(merged.gateways.map(({ id }) => id)).toEqual(['tripay', 'midtrans'])
  expect(merged.env).toEqual(TRIPAY)
})
