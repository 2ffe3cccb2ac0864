import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { Palette } from './palette.tsx'

const GROUPS = [
  {
    name: 'everywhere',
    keys: [
      ['Ctrl K', 'adminSearch.key_search'],
      ['/', 'adminSearch.key_search'],
      ['?', 'adminSearch.key_list'],
      ['Esc', 'admin.close'],
    ],
  },
  {
    name: 'lists',
    keys: [
      ['J K', 'adminSearch.key_move'],
      ['Enter', 'adminHome.open'],
      ['R', 'admin.resend'],
      ['D', 'adminDelivery.arrived'],
      ['N', 'adminSearch.key_note'],
      ['F', 'admin.filter'],
    ],
  },
  { name: 'charts', keys: [['← →', 'adminSearch.key_bars']] },
] as const

export default function KeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useAdminText()
  return (
    <Palette
      label={t('adminSearch.keys')}
      head={<h2 className="flex-1 text-lg">{t('adminSearch.keys')}</h2>}
      closeLabel={t('admin.close')}
      onClose={onClose}
    >
      <div className="grid gap-5 overflow-y-auto p-4 sm:grid-cols-2">
        {GROUPS.map(({ name, keys }) => (
          <section key={name}>
            <h3 className="mb-1 text-faint text-sm">{t(`adminSearch.keys_${name}`)}</h3>
            <dl className="grid gap-1.5 text-sm">
              {keys.map(([combination, act]) => (
                <div key={combination} className="flex items-center justify-between gap-3">
                  <dt>{t(act)}</dt>
                  <dd className="flex gap-1">
                    {combination.split(' ').map((key) => (
                      <kbd key={key}>{key}</kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Palette>
  )
}
