import { expect, test } from 'vitest'
import { bedrockLink } from './bedrock-link.ts'

const ADDRESS = { host: 'play.angkasa.example', port: 19_132 }

test('the link names the server and its address with the port', () => {
  expect(bedrockLink('Angkasa', ADDRESS)).toBe(
    'minecraft://?addExternalServer=Angkasa|play.angkasa.example:19132',
  )
})

test('a name cannot add a second address or another parameter', () => {
  expect(bedrockLink('A|evil.test:1&x=1#y "<', ADDRESS)).toBe(
    'minecraft://?addExternalServer=A%20evil.test%3A1%26x%3D1%23y%20%22%3C|play.angkasa.example:19132',
  )
})
