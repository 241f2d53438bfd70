import type { UserFormField } from './form';

export interface EditField {
  name: UserFormField;
  label: string;
  type?: 'text' | 'email' | 'date';
  /** The width of the field in its line. */
  span: 'third' | 'half' | 'full';
}

const addressOf = (suffix: '' | '2'): readonly EditField[] => [
  { name: `address.home_address${suffix}`, label: 'Home Address', span: 'full' },
  { name: `address.town${suffix}`, label: 'Town', span: 'third' },
  { name: `address.state${suffix}`, label: 'State', span: 'third' },
  { name: `address.zip_code${suffix}`, label: 'Zip Code', span: 'third' },
];

/** The fields of the edit form in their order. The role, the only select, follows the email. */
export const editSections: readonly { title: string; fields: readonly EditField[] }[] = [
  {
    title: 'Personal Information',
    fields: [
      { name: 'first_name', label: 'First Name', span: 'half' },
      { name: 'last_name', label: 'Last Name', span: 'half' },
      { name: 'email', label: 'Email', type: 'email', span: 'half' },
      { name: 'role', label: 'Role', span: 'half' },
      { name: 'phone_number', label: 'Phone Number', span: 'third' },
      { name: 'country', label: 'Country', span: 'third' },
      { name: 'date_of_birth', label: 'Date of Birth', type: 'date', span: 'third' },
    ],
  },
  { title: 'Home Address 1', fields: addressOf('') },
  { title: 'Home Address 2', fields: addressOf('2') },
];

/** A field's label when it is shown outside its section. */
export function editLabel(name: UserFormField): string {
  const section = editSections.find(({ fields }) => fields.some((field) => field.name === name));
  const label = section?.fields.find((field) => field.name === name)?.label ?? name;
  return section && name.startsWith('address.') ? `${section.title}, ${label}` : label;
}
