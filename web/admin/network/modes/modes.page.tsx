import { MODES_MAX, type Mode } from '#contract/settings/modes.schema.ts'
import { useReply } from '#web/admin/kit/api/admin-call.ts'
import { EntryList } from '#web/admin/kit/entries/entry-list.tsx'
import { EntryPanel } from '#web/admin/kit/entries/entry-panel.tsx'
import { newId } from '#web/admin/kit/entries/new-id.ts'
import { problemIndex, useSelection } from '#web/admin/kit/entries/use-selection.ts'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { SettingsForm } from '#web/admin/kit/settings/settings-form.tsx'
import { settingsPage, useSection } from '#web/admin/kit/settings/settings-screen.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { modeArt } from '#web/kit/ui/mode-art.ts'
import { ModeFields, ModePicture, type ModePictures, ModePreview } from './mode-fields.tsx'

export default settingsPage(ModesForm, ['modes'])

function ModesForm() {
  const { t, language, date } = useAdminText()
  const modes = useSection('modes')
  const list = modes.state.opened ? modes.value : []
  const selection = useSelection(list.length)
  const mode = list[selection.index]
  const { data } = useReply('GET /api/admin/gamemode-images', {})

  const ids = list.map(({ id }) => id)
  const nameOf = ({ name }: Mode, index: number) =>
    name[language] || t('adminSettings.entry', { number: index + 1 })

  function picturesOf(index: number): ModePictures {
    return {
      uploaded: data?.images.filter(({ gamemode, active }) => active && gamemode === list[index]?.id) ?? [],
      scenes: modeArt(list)[index] ?? [],
    }
  }

  function noteOf({ since, season }: Mode, index: number): string {
    const { uploaded, scenes } = picturesOf(index)
    return [
      ...(since ? [t('adminNetwork.since', { date: date(new Date(since)) })] : []),
      ...(season === null ? [] : [t('adminNetwork.season', { season })]),
      uploaded.length > 0
        ? t('adminNetwork.pictureCount', { count: uploaded.length })
        : t('adminNetwork.builtInPictures', { count: scenes.length }),
    ].join(' · ')
  }

  return (
    <SettingsForm
      forms={[modes]}
      onDiscard={selection.reset}
      onProblems={(keys) => {
        const index = problemIndex(keys, 'modes:')
        if (index !== null) selection.select(index)
      }}
      preview={() => mode && <ModePreview mode={mode} pictures={picturesOf(selection.index)} />}
    >
      {() => (
        <>
          <Panel title={t('adminNetwork.onHome')} flush>
            <EntryList
              at={modes.root}
              selection={selection}
              min={1}
              max={MODES_MAX}
              add={() => ({
                id: newId('', ids, 'mode'),
                name: { en: '', id: '' },
                text: { en: '', id: '' },
                since: null,
                season: null,
                accent: '#ffd23f',
                server: null,
              })}
              addLabel={t('adminNetwork.addMode')}
              empty={t('adminNetwork.noModes')}
              nameOf={nameOf}
              note={noteOf}
              mark={({ accent }, index) => (
                <>
                  <ModePicture pictures={picturesOf(index)} className="entry-picture" />
                  <i className="dot" style={{ color: accent }} />
                </>
              )}
            />
          </Panel>
          {mode && (
            <EntryPanel title={nameOf(mode, selection.index)} selection={selection}>
              <ModeFields
                modes={modes}
                at={modes.root.at(selection.index)}
                pictures={picturesOf(selection.index)}
              />
            </EntryPanel>
          )}
        </>
      )}
    </SettingsForm>
  )
}
