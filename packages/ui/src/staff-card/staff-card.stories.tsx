import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Icon } from "../icon/icon.tsx";
import { Link } from "../link/link.tsx";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { State, States } from "../storybook/states.tsx";
import { wordsOf } from "../storybook/words.ts";
import { StaffCard, type StaffCardProps } from "./staff-card.tsx";
import { StaffDepartment } from "./staff-department.tsx";

const spanish = [{ lang: "es", label: "Español" }];

const words = {
  en: {
    sales: "Sales",
    leadership: "Leadership",
    manager: "Sales Manager",
    note: "Ask her about plug-in hybrids. She drives one.",
    advisor: "Sales Advisor",
    care: "Customer Care Manager",
    general: "General Manager",
    generalNote: "Started in our parts department in 1998.",
    operations: "Operations Director",
    finance: "Finance Manager",
  },
  es: {
    sales: "Ventas",
    leadership: "Dirección general",
    manager: "Gerente de ventas",
    note: "Pregúntele por los híbridos enchufables: ella maneja uno todos los días.",
    advisor: "Asesor de ventas certificado",
    care: "Gerente de atención y satisfacción del cliente",
    general: "Gerente general",
    generalNote: "Empezó en nuestro departamento de refacciones en 1998.",
    operations: "Director de operaciones",
    finance: "Gerente de financiamiento",
  },
};

const guide: ComponentGuide = {
  purpose: "A staff member: name, job title, languages, contact.",
  avoid: [
    "With a photograph of another person: without one, initials are shown.",
    "For the author of a review: use ReviewCard.",
  ],
  anatomy: [
    ["Portrait", "Photograph or InitialsAvatar; decorative, because the name is beside it"],
    ["Name", "A heading"],
    ["Title", "Job title"],
    ["Store, languages", "One line; languages other than the page's, each by its own name with `lang`"],
    ["Note and action", "One sentence, one telephone link"],
    ["Department head", "A larger card; StaffDepartment shows it first"],
  ],
  keyboard: [],
  product: ["content.md#the-sample-dealership", "interface.md#behaviour"],
};

const meta = {
  id: "components-staffcard",
  title: "Dealership/StaffCard",
  component: StaffCard,
  subcomponents: { StaffDepartment },
  tags: ["stable"],
  parameters: { guide },
  args: { name: "Dana Morales", title: "", store: "North", departmentLead: true, languages: spanish },
  render: (args, context) => {
    const t = wordsOf(words, context);
    return (
      <div className="max-w-105">
        <StaffCard
          note={t.note}
          action={<Call phone="(417) 555-0122" />}
          {...args}
          title={args.title || t.manager}
        />
      </div>
    );
  },
} satisfies Meta<typeof StaffCard>;

export default meta;
type Story = StoryObj<typeof meta>;

function Call({ phone }: { phone: string }) {
  return (
    <Link variant="standalone" href={`tel:${phone}`}>
      <Icon name="phone" size={16} />
      <bdi>{phone}</bdi>
    </Link>
  );
}

/** Unordered: StaffDepartment sorts the department head first. */
function salesTeam(t: (typeof words)["en"]): StaffCardProps[] {
  return [
    { name: "Wesley Park", title: t.advisor, store: "North" },
    { name: "Imani Brooks", title: t.advisor, store: "Riverside" },
    {
      name: "Dana Morales",
      title: t.manager,
      store: "North",
      note: t.note,
      languages: spanish,
      action: <Call phone="(417) 555-0122" />,
      departmentLead: true,
    },
    { name: "Luis Ferrer", title: t.advisor, store: "West Park", languages: spanish },
    { name: "Hannah Kowalski", title: t.advisor, store: "Airport" },
    {
      name: "Caleb Nguyen",
      title: t.finance,
      store: "Riverside",
      languages: [{ lang: "vi", label: "Tiếng Việt" }],
    },
  ];
}

export const Playground: Story = {};

/** A drawn outline instead of a photograph: the samples contain no invented faces. */
const photo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 84 84"><path fill="#c3d3c8" d="M0 0h84v84H0z"/><g fill="#5d7466"><circle cx="42" cy="33" r="15"/><path d="M12 84c2-20 14-30 30-30s28 10 30 30z"/></g></svg>',
)}`;

export const AllStates: Story = {
  name: "States",
  render: (_, context) => {
    const t = wordsOf(words, context);
    return (
      <States>
        <State name="lead, initials">
          <StaffCard
            departmentLead
            name="Eleanor Whitfield"
            title={t.general}
            store="North"
            note={t.generalNote}
            action={<Call phone="(417) 555-0127" />}
          />
        </State>
        <State name="lead, photograph">
          <StaffCard
            departmentLead
            name="Dana Morales"
            title={t.manager}
            store="North"
            note={t.note}
            photo={photo}
            languages={spanish}
          />
        </State>
        <State name="initials, languages">
          <StaffCard
            name="Grace Lindqvist"
            title={t.care}
            store="North"
            languages={[...spanish, { lang: "vi", label: "Tiếng Việt" }]}
          />
        </State>
        <State name="photograph, telephone">
          <StaffCard
            name="Wesley Park"
            title={t.advisor}
            photo={photo}
            action={<Call phone="(417) 555-0130" />}
          />
        </State>
        <State name="name and title alone">
          <StaffCard name="Tobias Okafor" title={t.operations} />
        </State>
      </States>
    );
  },
};

export const Departments: Story = {
  render: (_, context) => {
    const t = wordsOf(words, context);
    return (
      <div className="divide-y divide-line-strong [&>section]:py-9">
        <StaffDepartment
          heading={t.leadership}
          people={[
            {
              name: "Eleanor Whitfield",
              title: t.general,
              store: "North",
              note: t.generalNote,
              action: <Call phone="(417) 555-0127" />,
              departmentLead: true,
            },
            { name: "Tobias Okafor", title: t.operations, store: "North" },
            { name: "Grace Lindqvist", title: t.care, store: "North", languages: spanish },
          ]}
        />
        <StaffDepartment heading={t.sales} people={salesTeam(t)} />
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const sales = within(canvasElement).getByRole("region", { name: /Sales|Ventas/ });
    const names = within(sales)
      .getAllByRole("heading", { level: 3 })
      .map((heading) => heading.textContent);
    await expect(names[0]).toBe("Dana Morales");
    await expect(names).toHaveLength(6);
    await expect(within(sales).getByText("Tiếng Việt")).toHaveAttribute("lang", "vi");
  },
};

export const Spanish: Story = {
  name: "Long Spanish",
  globals: { locale: "es" },
  render: (_, context) => (
    <div className="max-w-72">
      <StaffDepartment
        heading={wordsOf(words, context).sales}
        people={salesTeam(wordsOf(words, context)).slice(0, 4)}
      />
    </div>
  ),
};
