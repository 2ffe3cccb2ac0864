import { createBuyer } from '#tests/support/buyer.ts'
import { SITE_ADMIN } from '#tests/support/settings-client.ts'
import { DESKTOP, inEveryEngine } from './every-engine.ts'
import type { Visitor } from './visit.ts'

async function signIn(owner: Visitor, url: string): Promise<void> {
  await owner.resize(...DESKTOP)
  await owner.open(`${url}/en/admin/login`)
  await owner.fill('main input', 'Username', SITE_ADMIN.username)
  await owner.fill('main input', 'Password', SITE_ADMIN.password)
  await owner.press('form button', 'Sign in')
  await owner.arrive(/\/en\/admin\/home$/)
}

inEveryEngine('a product is renamed in the console', async (owner, url) => {
  await signIn(owner, url)
  const products = () => createBuyer(url).products()
  const { _id } = (await products())[1] ?? { _id: '' }
  await owner.open(`${url}/en/admin/store/products/${_id}`)
  await owner.fill('dialog input', 'Name', 'Tas poin')
  await owner.press('dialog button', 'Save')
  await owner.until('saved name', async () => (await products())[1]?.name === 'Tas poin')
})

inEveryEngine(
  'a passkey is added and opens the console',
  async (owner, url) => {
    await signIn(owner, url)
    await owner.send('addAuthenticator', {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      isUserConsenting: true,
    })
    await owner.open(`${url}/en/admin/account`)
    await owner.press('main button', 'Add a passkey')
    await owner.press('dialog button', 'I have saved them')
    await owner.see('Added ')
    await owner.run(() => window.localStorage.clear())
    await owner.open(`${url}/en/admin/login`)
    await owner.press('button', 'Sign in with a passkey')
    await owner.arrive(/\/en\/admin\/home$/)
  },
  // WebKitGTK has no passkeys.
  ['Chromium', 'Firefox'],
)
