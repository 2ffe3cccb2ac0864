// Templates of the legal pages in English. The owner edits them in the console; {{name}} and {{discord}} are filled in.
import type { LegalPageName } from '#contract/settings/legal.schema.ts'

const terms = `# Terms of service

These terms apply to {{name}}: this website and its Minecraft servers. By playing with us or ordering in the store you accept them.

## Who we are

{{name}} is a community Minecraft network for players in Indonesia, run by its own team. It is not an official Minecraft product, and it is not approved by or associated with Mojang or Microsoft. You can reach us on [Discord]({{discord}}).

## What the store sells

- The store sells virtual points and items for use on {{name}}, for example tiers and their perks.
- Points, items and perks are a right to use content inside our servers. They are not money, have no cash value, and cannot be paid out or used anywhere else.
- Prices are in rupiah. The total, with the fee of the payment method if there is one, is shown before you order.

## Age and permission

If you are under 18, ask a parent or guardian before you pay. Use only a payment method that is yours, or that you are allowed to use.

## Delivery

After the payment, orders are delivered automatically to the username that you enter. Please check the spelling, including capitals, and the Bedrock switch. If something is late or missing, see our [refund policy](/refunds).

## Fair play

The rules of the servers apply to everyone, with or without an order. We may suspend an account for cheating, harassment, fraud, or disputing a payment after the points or items were used. We tell you the reason when you ask.

## Changes

Games change: servers, seasons, maps, perks and prices can be changed or end. We announce big changes in advance where we can. If we change these terms, the new version is published on this page.

## Our limits

We run the site and the servers with care, but we cannot promise that they are always online or free of errors. Our liability for an order is limited to the price you paid. Indonesian law applies.
`

const privacy = `# Privacy

We collect as little as we can. There are no accounts on this website, we do not ask for your email address, and we show no advertising.

## What we store

- **When you order:** your game username, the product, the price, the payment method, the payment reference and the times, for a gift its sender and message. We need them to deliver your order, to answer questions, and for our bookkeeping.
- **To prevent abuse:** your IP address, for a short time, to limit how many orders come from one connection. While an order is unpaid, your IP address or its network is stored with it; after that it is deleted. Log files of the server may contain it as well.
- **When you vote:** your username, the vote site and the time. Single votes are deleted after 90 days.
- **In the game:** what the leaderboards on this site show, such as playtime and rankings under your username, and the names of players, to check the spelling at the checkout.
- **Team notes:** notes about a player, and names that may not order, each with the reason. For each session of a team member: a shortened IP address and the browser, and for a passkey its device.

## What your browser stores

Your browser remembers your language, whether you play Java or Bedrock, the username and edition of your last order, your basket, the references of the orders you placed here and whom they are for, with their product, amount, payment code and status (at most 50 orders, for a year), the name you vote with and the vote sites you opened, the players you looked at, and announcements you closed. Until you close the tab, it also keeps the choices of an order that you repeat. All of this is stored on your device only and is never used to follow you to other sites. This website itself sets no cookies.

## Who else receives something

- The **payment provider** handles your payment and receives the order, the amount and your username. Your bank, e-wallet or shop has its own rules.
- A **security check** at the checkout tells people and robots apart. It may be run by a provider, which then sees your IP address.
- **Avatar services** are asked for the heads of players by their usernames. Our server asks, so they never see you.

We never sell data.

## How long, and your rights

We keep paid orders for our accounts, without a fixed end. You can ask what we have stored about your username, have it corrected, or have it deleted where the law allows it. Write to us on [Discord]({{discord}}). If you are under 18, a parent or guardian may contact us for you.
`

const refunds = `# Refund policy

Orders are delivered automatically. If something goes wrong, we put it right.

## You get your money or your order when

- you paid, but nothing arrived within 24 hours and we cannot deliver it;
- you were charged twice for one order;
- the product was not what its page said.

We first try to deliver what you paid for. If that is not possible, you get back the full price.

## When we cannot refund

- The points or items were delivered to the username that was entered. If you made a typing error, tell us quickly: as long as they are unused, we try to move them.
- You changed your mind after the delivery, or the points or items were used already.
- The account was suspended for breaking the rules.

A parent or guardian whose child paid without permission can contact us within 7 days. If the points or items are unused, we refund the price and take them back.

## How to ask

Write to us on [Discord]({{discord}}) with the payment reference from your payment page, your username and what happened. We answer within 2 working days. Approved refunds are paid within 14 days to the account or e-wallet you paid from where possible, otherwise to one that you name. Fees of the payment method cannot always be returned.

Please talk to us before you dispute a payment with your bank. It is faster for both of us.
`

export const legalEn: Record<LegalPageName, string> = { terms, privacy, refunds }
