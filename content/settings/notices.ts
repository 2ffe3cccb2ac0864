import type { Notices } from '#contract/settings/notices.schema.ts'

/** Waiting for their addresses. In a demo, simulators on loopback take the messages. */
export const notices: Notices = {
  channels: [
    {
      kind: 'discord',
      id: 'discord',
      name: 'Discord',
      events: ['attention', 'part', 'sale', 'refund', 'method'],
      language: 'en',
    },
    {
      kind: 'webhook',
      id: 'webhook',
      name: 'Webhook',
      url: null,
      events: ['attention', 'sale', 'refund'],
      language: 'en',
    },
    {
      kind: 'email',
      id: 'email',
      name: 'E-mail',
      to: [],
      events: ['attention', 'part', 'method', 'sign_in', 'summary'],
      language: 'en',
    },
  ],
  summary_hour: 7,
  smtp: null,
}
