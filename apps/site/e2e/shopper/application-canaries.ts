/** Values that one applicant types. Each is found nowhere else, so that a search for it finds only itself. */
export type ApplicantValues = Readonly<Record<string, string>>;

type Person = { word: string; number: number };

/** Twenty canaries of one person: the last name counts as two. Choices and times are no canaries. */
function canariesOf({ word, number }: Person): ApplicantValues {
  const digits = (from: number, length: number) => String(from + number).padStart(length, "0");
  return {
    firstName: `Fyr${word}`,
    lastName: `Quil${word} Ostr${word}`,
    email: `planted.${word.toLowerCase()}@example.com`,
    phone: `(417) 555-${digits(140, 4)}`,
    street: `${digits(48_310, 5)} Sycx${word} Ave`,
    apartment: `Unit${word}7`,
    city: `Springx${word}`,
    zipCode: `65801-${digits(4837, 4)}`,
    housingPayment: `12,${digits(847, 3)}.63`,
    previousStreet: `${digits(59_420, 5)} Poplx${word} Rd`,
    previousCity: `Tulsx${word}`,
    previousZipCode: `74103-${digits(3921, 4)}`,
    employer: `Hospix${word} Regional`,
    jobTitle: `Therapx${word}`,
    workPhone: `(417) 555-${digits(170, 4)}`,
    income: `48,${digits(317, 3)}.29`,
    otherIncome: `31,${digits(552, 3)}.87`,
    birthDate: `04/${String(1 + (number % 28)).padStart(2, "0")}/1988`,
    ssn: `219-09-${digits(9321, 4)}`,
  };
}

/** What is chosen besides, so that every question is asked. */
const CHOICES: ApplicantValues = {
  state: "MO",
  residenceYears: "1",
  residenceMonths: "4",
  housing: "rent",
  previousState: "OK",
  employmentStatus: "employed",
  jobYears: "3",
  jobMonths: "2",
  payPeriod: "every-two-weeks",
  otherIncomeSource: "rental",
};

export type Applicants = { applicant: ApplicantValues; coApplicant: ApplicantValues };

/** Two applicants with canaries of their own. */
export function plantedApplicants(word: string, number: number): Applicants {
  return {
    applicant: { ...CHOICES, ...canariesOf({ word: `${word}a`, number }) },
    coApplicant: { ...CHOICES, ...canariesOf({ word: `${word}b`, number: number + 1 }) },
  };
}

/** Every form in which a canary may be written, by field. */
export function writtenForms(values: ApplicantValues): Record<string, string[]> {
  const forms: Record<string, string[]> = {};
  for (const [field, typed] of Object.entries(values)) {
    if (field in CHOICES) continue;
    forms[field] = [typed, ...otherForms(field, typed)];
  }
  return forms;
}

function otherForms(field: string, typed: string): string[] {
  const digits = typed.replace(/\D/g, "");
  switch (field) {
    case "lastName":
      return typed.split(" ");
    case "ssn":
    case "zipCode":
    case "previousZipCode":
      return [digits];
    case "phone":
    case "workPhone":
      return [digits, `+1 ${typed}`, `${digits.slice(0, 3)}-${digits.slice(3, 6)}-${digits.slice(6)}`];
    case "income":
    case "otherIncome":
    case "housingPayment":
      return [typed.replace(",", ""), digits];
    case "birthDate": {
      const [month, day, year] = typed.split("/");
      return [`${year}-${month}-${day}`];
    }
    default:
      return [];
  }
}

/** Fields of the applicant that the dealership's lead legitimately has. */
export const LEAD_FIELDS = ["firstName", "lastName", "email", "phone"];
