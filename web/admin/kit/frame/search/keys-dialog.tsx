import { Dialog } from '#web/admin/kit/parts/dialog.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'

const GROUPS = [
  {
    name: 'everywhere',
    keys: [
      ['Ctrl K', 'search'],
      ['/', 'search'],
      ['?', 'list'],
      ['Esc', 'close'],
    ],
  },
  {
    name: 'lists',
    keys: [
      ['J K', 'move'],
      ['Enter', 'open'],
      ['R', 'resend'],
      ['D', 'arrived'],
      ['N', 'note'],
      ['F', 'filter'],
    ],
  },
  { name: 'charts', keys: [['← →', 'bars']] },
] as const

/** The keys of the console. */
export default function KeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useAdminText()
  return (
    <Dialog title={t('adminSearch.keys')} onClose={onClose}>
      <div className="grid gap-5 sm:grid-cols-2">
        {GROUPS.map(({ name, keys }) => (
          <section key={name}>
            <h3 className="mb-1 text-faint text-sm">{t(`adminSearch.keys_${name}`)}</h3>
            <dl className="grid gap-1.5 text-sm">
              {keys.map(([combination, act]) => (
                <div key={combination} className="flex items-center justify-between gap-3">
                  <dt>{t(`adminSearch.key_${act}`)}</dt>
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
    </Dialog>
  )
}
