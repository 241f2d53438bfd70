/** Names that take turns over the seeded users; the email is made of the plain spelling. */
export const firstNames = [
  ['Amara', 'amara'], ['Liam', 'liam'], ['Sofía', 'sofia'], ['Mohammed', 'mohammed'], ['Yuki', 'yuki'], ['Chloé', 'chloe'],
  ['Tunde', 'tunde'], ['Priya', 'priya'], ['Mateusz', 'mateusz'], ['Ingrid', 'ingrid'], ['João', 'joao'], ['Fatima', 'fatima'],
  ['Noah', 'noah'], ['Zanele', 'zanele'], ['Björn', 'bjorn'], ['Mei', 'mei'], ['Oluwaseun', 'oluwaseun'], ['Anaïs', 'anais'],
  ['Dmitri', 'dmitri'], ['Grace', 'grace'], ['Håkon', 'hakon'], ['Leila', 'leila'], ['Kwame', 'kwame'],
] as const;

export const lastNames = [
  ['Okafor', 'okafor'], ['Nguyen', 'nguyen'], ["O'Brien", 'obrien'], ['García', 'garcia'], ['Kowalski', 'kowalski'],
  ['Al-Farsi', 'alfarsi'], ['Tanaka', 'tanaka'], ['Müller', 'muller'], ['Adeyemi', 'adeyemi'], ['Rossi', 'rossi'],
  ['Johansson', 'johansson'], ['van der Berg', 'vanderberg'], ['Silva', 'silva'], ['Haddad', 'haddad'], ['Mensah', 'mensah'],
  ['Dubois', 'dubois'], ['Petrov', 'petrov'], ['Chen', 'chen'], ["D'Angelo", 'dangelo'], ['Nkosi', 'nkosi'],
  ['Øvergård', 'overgard'], ['Sharma', 'sharma'], ['Novák', 'novak'], ['Eze', 'eze'], ['Lindqvist', 'lindqvist'],
  ['Ibrahim', 'ibrahim'], ['Costa', 'costa'], ['Walker', 'walker'], ['Yilmaz', 'yilmaz'],
] as const;

export const countries = [
  'Nigeria', 'United Kingdom', 'Spain', 'South Africa', 'Japan', 'France', 'Ghana', 'India', 'Poland', 'Norway', 'Brazil',
  'United Arab Emirates', 'Germany', 'Italy', 'Sweden', 'Netherlands', 'Portugal',
] as const;

/** Names that break careless screens: one user in fifty has one of them. Text is shown as it is, never run. */
export const awkwardNames = [
  ['Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh', 'Cholmondeley-Majoribanks van den Oudenhoven'],
  ['عبد الرحمن', 'الخليلي'],
  ['<script>alert(1)</script>', '<img src=x onerror=alert(1)>'],
  ['Zoë 🦄', '👩‍👩‍👧‍👦 Family'],
  ['שרה', 'לוי'],
  ["Robert'); DROP TABLE users;--", 'Tables'],
  ['李', '小龙'],
  ['=HYPERLINK("https://example.com")', '+1'],
  ['\u202Egnp.exe', 'Reversed'],
  ['null', 'undefined'],
  ['A', 'B'],
  ['${7*7}', '{{constructor.constructor("alert(1)")()}}'],
] as const;
