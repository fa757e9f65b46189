import { useState } from 'react';
import { Checkbox } from '@/ui/form/checkbox';
import { ClearButton } from '@/ui/form/clear-button';
import { EmbeddedForm } from '@/ui/form/embedded-form';
import { controlClass, FieldFrame } from '@/ui/form/field';
import { PasswordField } from '@/ui/form/password-field';
import { SearchField } from '@/ui/form/search-field';
import { SegmentedControl } from '@/ui/form/segmented-control';
import { SelectField } from '@/ui/form/select-field';
import { TextAreaField, TextField } from '@/ui/form/text-field';
import { LONG_WORD, SENTENCE, State } from './state';

export function TextFields() {
  return (
    <div className="max-w-md space-y-6">
      <TextField label="Name" placeholder="Your name" />
      <TextField label="With help" help={SENTENCE} labelAside={<span>Optional</span>} />
      <TextField label="Invalid" defaultValue="maya@" error={`Email is not valid. ${SENTENCE}`} />
      <TextField label="Read only" readOnly defaultValue={LONG_WORD} />
      <PasswordField label="Password" defaultValue="Portal-Demo-26" error="It is too weak." />
    </div>
  );
}

export function TextAreas() {
  return (
    <div className="max-w-md space-y-6">
      <TextAreaField label="Long" defaultValue={`${SENTENCE}\n`.repeat(20)} />
      <TextAreaField label="Invalid" error="Goal is required." help={SENTENCE} />
    </div>
  );
}

export function SearchFields() {
  const [text, setText] = useState('agent');
  return (
    <>
      <State name="empty">
        <SearchField label="Search tools" value="" onChange={setText} />
      </State>
      <State name="with a text">
        <SearchField label="Search outputs" value={text} onChange={setText} />
      </State>
      <State name="another control with a clear button">
        <FieldFrame label="Tool" className="w-72">
          {(attributes) => (
            <div className="relative">
              <input {...attributes} className={`${controlClass} h-11`} defaultValue="agent" />
              <ClearButton label="Clear tool" onClick={() => undefined} />
            </div>
          )}
        </FieldFrame>
      </State>
    </>
  );
}

const ORDERS = [
  { value: 'new', label: 'Newest first' },
  { value: 'old', label: 'Oldest first' },
  { value: 'long', label: SENTENCE },
] as const;

export function SelectFields() {
  const [order, setOrder] = useState<(typeof ORDERS)[number]['value']>('new');
  return (
    <>
      <State wide name="default">
        <div className="max-w-xs">
          <SelectField label="Order" options={ORDERS} value={order} onChange={setOrder} />
        </div>
      </State>
      <State wide name="compact, with a long text">
        <div className="w-48">
          <SelectField
            isCompact
            label="Order of the list"
            options={ORDERS}
            value="long"
            onChange={setOrder}
          />
        </div>
      </State>
    </>
  );
}

const FILTERS = [
  { value: 'all', label: 'All', count: 1284 },
  { value: 'active', label: 'Active', count: 12 },
  { value: 'expired', label: 'Expired', count: 0 },
] as const;

export function SegmentedControls() {
  const [filter, setFilter] = useState<(typeof FILTERS)[number]['value']>('active');
  return (
    <>
      <State wide name="selected">
        <SegmentedControl label="Stacks" options={FILTERS} value={filter} onChange={setFilter} />
      </State>
      <State wide name="none selected">
        <SegmentedControl label="Rewards" options={FILTERS} value={null} onChange={setFilter} />
      </State>
    </>
  );
}

const BOXES = [
  { label: 'Unchecked', props: {} },
  { label: 'Checked', props: { defaultChecked: true } },
  { label: 'Mixed', props: { mixed: true } },
  { label: 'Disabled', props: { disabled: true } },
  { label: 'Disabled and checked', props: { disabled: true, defaultChecked: true } },
];

export function Checkboxes() {
  return BOXES.map(({ label, props }) => (
    <label key={label} className="flex min-h-11 w-max items-center gap-3">
      <Checkbox {...props} />
      {label}
    </label>
  ));
}

export function EmbeddedForms() {
  return <EmbeddedForm src="data:text/html,<p>The form</p>" title="Form" scriptSrc="data:," />;
}
