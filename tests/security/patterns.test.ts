// ReDoS: every text rule takes linear time on hostile input. Compares ratios, not seconds.
import { expect, test } from 'vitest'
import { fillPlaceholders } from '#content/markdown/fill-placeholders.ts'
import { demoSettings } from '#content/settings/index.ts'
import { toLanguage } from '#contract/language.ts'
import { featureParts, mergeFeatures } from '#contract/network/tiers.ts'
import {
  inGameUsername,
  isEncodedUsername,
  shownUsername,
  usernameProblem,
} from '#contract/network/username.ts'
import { matchPage, pageKey } from '#contract/pages.ts'
import { Search } from '#contract/platform/fields.schema.ts'
import { Page } from '#contract/platform/pagination.schema.ts'
import { isFailedReply } from '#contract/shop/failed-reply.ts'
import { cleanGiftText, messageInCommand, senderInCommand } from '#contract/shop/friend-gift.ts'
import { cleanStep, plainLine } from '#contract/shop/instructions.ts'
import { isReference, toReference } from '#contract/shop/reference.ts'
import { OrderRequest } from '#contract/shop/store.schema.ts'
import { ProductForm } from '#contract/shop/store-admin.schema.ts'
import { commandFits, isImageUrl, toLines } from '#contract/shop/store-admin.ts'
import { Login, PasswordChange } from '#contract/team/admin.schema.ts'
import { toDisplayName } from '#server/network/leaderboards/board-value.ts'
import { cleanVersion } from '#server/network/status/probes/status-probe.ts'
import { BLOB_NAME } from '#server/platform/blobs/blob-store.ts'
import { pickEncoding } from '#server/platform/http/encoding.ts'
import { pageCsp } from '#server/platform/http/security-headers.ts'
import { networkOf } from '#server/platform/kernel/network-of.ts'
import { storedReply } from '#server/shop/delivery/consoles/reply-text.ts'
import { cleanInstructions } from '#server/shop/payments/gateways/tripay/tripay.schema.ts'
import { isSigned } from '#server/shop/payments/gateways/tripay/tripay.ts'
import { canonicalPath, splitAddress } from '#server/site/pages/canonical-path.ts'
import { preferredLanguage, redirectToLanguage } from '#server/site/pages/language-redirect.ts'
import { createNetworkViews } from '#server/site/views/network-views.service.ts'
import { passwordProblem } from '#server/team/sign-in/password-rules.ts'
import { safeReturnPath } from '#web/admin/kit/api/return-path.ts'
import { switchLanguage, withoutLanguage } from '#web/kit/i18n/localized-path.ts'
import { isCurrent } from '#web/kit/layout/navigation.ts'
import { checkoutAddress } from '#web/pages/store/checkout/order-failure.ts'
import { groupByFour } from '#web/pages/store/payment/pay-code-groups.ts'
import { artOf } from '#web/pages/store/product-art.ts'

const CHARACTERS = 100_000
const PART = 8
/** Allowed time factor for eight times the length; quadratic growth would be 64. */
const FACTOR = 32
/** Shorter times are noise; quadratic growth would take seconds. */
const QUICK_MS = 200
const TRIES = 6

const QUERIES = createNetworkViews({ shownSettings: () => demoSettings }).pageQueries()
const product = { name: 'a', price: 1, image_url: '/a', description: ['a'], sort_id: 1 }
const order = { productId: 'a', username: 'Steve', paymentMethod: 'QRIS', turnstileToken: 'x' }

const RULES: Record<string, (text: string) => unknown> = {
  isImageUrl: (text) => [isImageUrl(text), isImageUrl(`https://${text}`), isImageUrl(`/${text}`)],
  commandFits,
  cleanGiftText: (text) => cleanGiftText(text, CHARACTERS),
  messageInCommand,
  senderInCommand: (text) => senderInCommand(text),
  toLines,
  isEncodedUsername: (text) => [isEncodedUsername(text), isEncodedUsername(`be.${text}`)],
  usernameProblem: (text) => [usernameProblem(text, true), usernameProblem(text, false)],
  shownUsername: (text) => [shownUsername(`be.${text}`), inGameUsername(`be.${text}`, '.')],
  toReference: (text) => isReference(toReference(text)),
  cleanStep,
  plainLine: (text) => plainLine(text, CHARACTERS),
  cleanInstructions: (text) => cleanInstructions([{ title: text, steps: Array(30).fill(text) }]),
  toLanguage,
  pageKey: (text) => [pageKey(`/en/${text}`, QUERIES), pageKey(`/en/leaderboard?${text}`, QUERIES)],
  matchPage: (text) => [matchPage(text), matchPage(`/en/store/product/${text}`), matchPage(`/en/${text}`)],
  Page: (text) => Page.safeParse(text),
  Search: (text) => Search.safeParse(text),
  Login: (text) => Login.safeParse({ username: text, password: text }),
  PasswordChange: (text) => PasswordChange.safeParse({ current_password: text, new_password: text }),
  Order: (text) => [
    OrderRequest.safeParse({ ...order, productId: text }),
    OrderRequest.safeParse({ ...order, username: text, turnstileToken: text }),
  ],
  ProductForm: (text) =>
    ProductForm.safeParse({ ...product, name: text, execute: [{ type: 'commands', text }] }),
  fillPlaceholders: (text) => fillPlaceholders(text, { name: 'a', site: 'b', discord: null }),
  featureParts,
  mergeFeatures: (text) => mergeFeatures([{ en: text, id: text }], [{ en: `${text}s`, id: text }]),
  passwordProblem: (text) => [passwordProblem(text.slice(0, 256), 'owner'), passwordProblem(text, 'owner')],
  BLOB_NAME: (text) => BLOB_NAME.test(text),
  storedReply,
  isFailedReply: (text) => [
    isFailedReply(text, ['wallet * of * is * empty']),
    isFailedReply(`Player ${text}`),
  ],
  pickEncoding,
  pageCsp: (text) => pageCsp(`<html><body>${text}</body></html>`, { imageOrigins: [text], https: true }),
  networkOf: (text) => [networkOf(text), networkOf(`::${text}`)],
  toDisplayName,
  preferredLanguage,
  redirectToLanguage: (text) => [
    redirectToLanguage({ url: `/${text}`, cookie: text, acceptLanguage: undefined, siteName: text }),
    redirectToLanguage({ url: `/${text}`, cookie: undefined, acceptLanguage: text, siteName: text }),
  ],
  canonicalPath: (text) => [canonicalPath(`/en${text}`), splitAddress(`/en?${text}`)],
  isCurrent: (text) => [isCurrent('/vote', `/en${text}`), isCurrent('/store', text)],
  cleanVersion,
  isSigned: (text) => isSigned('key', Buffer.from('x'), text),
  safeReturnPath: (text) => [safeReturnPath(`/en/admin/${text}`, 'id'), safeReturnPath(text, 'en')],
  localizedPath: (text) => [switchLanguage(`/en${text}`, 'id'), withoutLanguage(`/en${text}`)],
  checkoutAddress: (text) => checkoutAddress(text, 'https://angkasa.test'),
  groupByFour,
  artOf: (text) => [artOf(`/art/${text}`), artOf(`/art/points-pouch${text}.png`)],
}

const HARD = [
  ...'/ .-,;:&%\\"([<=0a\u200e\ud800😀\n',
  ...['()', '<b>', '</b>', '<!--', '<script>', '&amp', '§a', 'be.', 'a-'],
  ...[';q=', 'en,', 'password', '::', '/a'],
]

function hardTexts(length: number): string[] {
  return HARD.flatMap((piece) => {
    const text = piece.repeat(Math.ceil(length / piece.length))
    return [`${text}!`, `!${text}`]
  })
}

/** CPU time, which a busy machine does not lengthen. */
function quickest(rule: (text: string) => unknown, text: string, isEnough = 0): number {
  let best = Number.POSITIVE_INFINITY
  for (let tries = 0; tries < TRIES && best > isEnough; tries += 1) {
    const begun = process.threadCpuUsage()
    rule(text)
    const { user, system } = process.threadCpuUsage(begun)
    best = Math.min(best, (user + system) / 1_000)
  }
  return best
}

test.each(Object.entries(RULES))('%s takes time in proportion to the length of the text', (_name, rule) => {
  const parts = hardTexts(CHARACTERS / PART)
  const slow = hardTexts(CHARACTERS).flatMap((text, place) => {
    const whole = quickest(rule, text, QUICK_MS)
    if (whole < QUICK_MS) return []
    const part = quickest(rule, parts[place] ?? '')
    return whole > FACTOR * part ? [`${JSON.stringify(text.slice(0, 12))}: ${part} ms, then ${whole} ms`] : []
  })

  expect(slow).toEqual([])
})
