// Requests to the bucket and policies of pages, against the rules of those who wrote them.
import { Sha256 } from '@aws-crypto/sha256-js'
import { SignatureV4 } from '@smithy/signature-v4'
import { CspEvaluator } from 'csp_evaluator'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { expect, test } from 'vitest'
import { createS3Blobs } from '#server/platform/blobs/s3.ts'
import { startHttpReceiver } from '#tests/simulators/http-receiver.ts'
import { startOwned } from '#tests/support/site.ts'

const ACCESS = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY' }
const NOW = new Date('2026-11-19T13:14:15Z')
const NAME = '0123456789ABCDEFGHJKMNPQRS-2400.webp'

test('the signatures of the bucket are those of @smithy/signature-v4', async () => {
  const signer = new SignatureV4({
    credentials: ACCESS,
    region: 'auto',
    service: 's3',
    sha256: Sha256,
    uriEscapePath: false,
  })
  const compared: [string, string | undefined, string | undefined][] = []
  const receiver = await startHttpReceiver(({ method, path, headers, body }) => {
    const { authorization = '', ...given } = headers as Record<string, string>
    const signed = /SignedHeaders=([^,]+)/.exec(authorization)?.[1]?.split(';') ?? []
    const request = {
      ...{ method, path, protocol: 'http:', hostname: given.host ?? '' },
      headers: Object.fromEntries(signed.map((name) => [name, given[name] ?? ''])),
      body,
    }
    void signer
      .sign(request, { signingDate: NOW, signableHeaders: new Set(signed) })
      .then((one) => compared.push([method, authorization, one.headers.authorization]))
    return { status: method === 'DELETE' ? 204 : 200 }
  })
  const blobs = createS3Blobs(
    {
      ...ACCESS,
      endpoint: receiver.origin,
      region: 'auto',
      bucket: 'pictures',
      publicUrl: 'https://cdn.test',
    },
    { clock: { now: () => NOW } },
  )
  await blobs.put(NAME, Buffer.from('a picture'))
  await blobs.read(NAME)
  await blobs.remove(NAME)
  await expect.poll(() => compared.length).toBe(3)
  const parts = (text = '') => text.replaceAll(' ', '').split(',').toSorted()
  for (const [method, ours, theirs] of compared) expect(parts(ours), method).toEqual(parts(theirs))
  await receiver.close()
})

test('csp_evaluator finds nothing of weight in the policies of pages, of the console and of a payment', async () => {
  await using site = await startOwned()
  for (const path of ['/en', '/id/store', '/en/store/checkout/X', '/en/admin/login', '/en/nowhere']) {
    const policy = (await site.get(path)).headers.get('content-security-policy') ?? ''
    const findings = new CspEvaluator(new CspParser(policy).csp).evaluate()
    const heavy = findings.filter(({ severity }) => severity <= Severity.MEDIUM && severity !== Severity.NONE)
    expect(
      heavy.map(({ directive, description }) => `${directive}: ${description}`),
      path,
    ).toEqual([])
  }
})
