// An authenticator in software: creates key pairs and answers challenges as browsers do (WebAuthn level 3, attestation
// "none").
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type {
  CreatedPasskey,
  PasskeyCreation,
  PasskeyRequest,
  UsedPasskey,
} from '#contract/team/passkey.schema.ts'

type Faults = {
  origin?: string
  /** Without it the device did not verify its user. */
  verified?: boolean
  counter?: number
}

const PRESENT = 0x01
const VERIFIED = 0x04
const HAS_CREDENTIAL = 0x40
const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url')

export function createPasskeyDevice(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const credentialId = randomBytes(16)
  const id = base64url(credentialId)
  const rpIdHash = createHash('sha256').update(new URL(origin).hostname).digest()

  function authenticatorData({ verified = true, counter = 0 }: Faults, flags = 0): Buffer {
    const head = Buffer.alloc(5)
    head.writeUInt8(PRESENT | (verified ? VERIFIED : 0) | flags)
    head.writeUInt32BE(counter, 1)
    return Buffer.concat([rpIdHash, head])
  }

  const clientData = (type: string, challenge: string, faults: Faults) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: faults.origin ?? origin, crossOrigin: false }))

  function create({ challenge }: PasskeyCreation, faults: Faults = {}): CreatedPasskey {
    const length = Buffer.from([0, credentialId.length])
    const credential = [Buffer.alloc(16), length, credentialId, coseKey(x, y)]
    const data = Buffer.concat([authenticatorData(faults, HAS_CREDENTIAL), ...credential])
    return {
      id,
      response: {
        clientDataJSON: base64url(clientData('webauthn.create', challenge, faults)),
        attestationObject: base64url(attestation(data)),
      },
    }
  }

  function use({ challenge }: PasskeyRequest, faults: Faults = {}): UsedPasskey {
    const client = clientData('webauthn.get', challenge, faults)
    const data = authenticatorData(faults)
    const signed = Buffer.concat([data, createHash('sha256').update(client).digest()])
    return {
      id,
      response: {
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(sign('sha256', signed, privateKey)),
      },
    }
  }

  return { id, create, use }
}

/** CBOR of {1: 2, 3: -7, -1: 1, -2: x, -3: y}: an ES256 key of the curve P-256. */
function coseKey(x: string, y: string): Buffer {
  const bytes = (text: string) => [Buffer.from([0x58, 32]), Buffer.from(text, 'base64url')]
  const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21])
  return Buffer.concat([head, ...bytes(x), Buffer.from([0x22]), ...bytes(y)])
}

/** CBOR of {fmt: "none", attStmt: {}, authData}. */
function attestation(data: Buffer): Buffer {
  const text = (word: string) => Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)])
  return Buffer.concat([
    ...[Buffer.from([0xa3]), text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0])],
    ...[text('authData'), Buffer.from([0x58, data.length]), data],
  ])
}
