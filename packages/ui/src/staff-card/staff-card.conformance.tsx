import { word } from "../testing/conformance-samples.tsx";
import { StaffCard } from "./staff-card.tsx";
import { StaffDepartment } from "./staff-department.tsx";

const person = {
  name: word,
  title: word,
  note: word,
  action: word,
  languages: [{ lang: "ru", label: word }],
};

export const components = {
  StaffCard: <StaffCard {...person} departmentLead />,
  StaffDepartment: (
    <StaffDepartment
      heading={word}
      people={[person, { name: word + 2, title: word, departmentLead: true }]}
    />
  ),
};
